import {Pagina} from '../../components/Pagina';
import {TextoLegal} from '../../components/TextoLegal';
import {PRIVACIDADE, VIGENCIA} from './texto';

export default function Privacidade() {
  return (
    <Pagina titulo="Política de privacidade" estreita>
      <TextoLegal vigencia={VIGENCIA} secoes={PRIVACIDADE} />
    </Pagina>
  );
}
