import {EmptyState, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../base/paths';
import {Page} from '../components/Page';

export default function NotFoundPage() {
  return (
    <Page title="Página não encontrada" narrow>
      <EmptyState
        title="Esta parede ainda está em branco"
        seed="404"
        action={
          <Link className={buttonClass()} to={PATHS.root}>
            Voltar ao início
          </Link>
        }
      >
        O endereço não existe ou mudou de lugar.
      </EmptyState>
    </Page>
  );
}
