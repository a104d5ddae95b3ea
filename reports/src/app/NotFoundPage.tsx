import {EmptyState, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../base/paths';

export function NotFoundPage() {
  return (
    <main>
      <title>Página não encontrada · Relatório da revenda</title>
      <h1 className="visually-hidden">Página não encontrada</h1>
      <EmptyState
        title="Esta parede ainda está em branco"
        seed="404"
        action={
          <Link className={buttonClass()} to={PATHS.dashboard}>
            Ir para o relatório
          </Link>
        }
      >
        O endereço não existe ou mudou de lugar.
      </EmptyState>
    </main>
  );
}
