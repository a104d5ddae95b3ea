import {VazioIlustrado, classeBotao} from '@clube/ui';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';
import {Pagina} from '../components/Pagina';

export function PaginaNaoEncontrada() {
  return (
    <Pagina titulo="Página não encontrada" estreita>
      <VazioIlustrado
        titulo="Esta parede ainda está em branco"
        semente="404"
        acao={
          <Link className={classeBotao()} to={CAMINHOS.raiz}>
            Voltar ao início
          </Link>
        }
      >
        O endereço não existe ou mudou de lugar.
      </VazioIlustrado>
    </Pagina>
  );
}
