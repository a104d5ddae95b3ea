import type {Schema} from '@clube/api-client';
import type {RaRecord} from 'react-admin';
import EntityList from '../components/entity-screens/EntityList';
import {FlaggedName} from '../components/RedeFlag';

const CELLS = {
  revenda: (row: RaRecord) => {
    const {revenda, redeAntifraude} = row as Schema<'ProdutoRevenda'>;
    return <FlaggedName name={revenda} rede={redeAntifraude} />;
  },
};

/** The resellers' names of the products, with the mark of networks above their quota. */
export default function ProdutosRevendaList() {
  return <EntityList cells={CELLS} />;
}
