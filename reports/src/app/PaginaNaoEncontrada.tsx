import {VazioIlustrado, classeBotao} from '@clube/ui';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';

export function PaginaNaoEncontrada() {
  return (
    <main>
      <title>Página não encontrada · Relatório da revenda</title>
      <h1 className="so-leitor">Página não encontrada</h1>
      <VazioIlustrado
        titulo="Esta parede ainda está em branco"
        semente="404"
        acao={
          <Link className={classeBotao()} to={CAMINHOS.dashboard}>
            Ir para o relatório
          </Link>
        }
      >
        O endereço não existe ou mudou de lugar.
      </VazioIlustrado>
    </main>
  );
}
