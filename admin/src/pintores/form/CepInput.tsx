import {useCepLookUp} from '../../components/inputs/useCepLookUp';
import {MaskedPintorInput} from './PintorInput';

/** The postal code, which fills in the address. */
export const CepInput = ({className}: {className?: string | undefined}) => (
  <MaskedPintorInput source="endCep" kind="cep" className={className} {...useCepLookUp()} />
);
