import {Pagina} from '../../components/Pagina';
import {TextoLegal} from '../../components/TextoLegal';
import {REGULAMENTO, VIGENCIA} from './texto';

/** The rules, for everybody to read. */
export default function Regulamento() {
  return (
    <Pagina titulo="Regulamento" estreita>
      <TextoLegal vigencia={VIGENCIA} secoes={REGULAMENTO} />
    </Pagina>
  );
}
