import {LoadingState, EmptyState, buttonClass} from '@clube/ui';
import {startPage} from '@clube/domain';
import {Link} from 'react-router-dom';
import {currentUsuario} from '../../providers/session';
import {Page} from './Page';

function HomeLink() {
  const permissao = currentUsuario()?.permissao;
  return (
    <Link
      className={buttonClass({variant: 'secondary'})}
      to={`/painel${permissao === undefined ? '' : startPage(permissao)}`}
    >
      Ir para o início
    </Link>
  );
}

export function NotFound() {
  return (
    <Page title="Página não encontrada">
      <EmptyState title="Não há nada neste endereço" action={<HomeLink />}>
        O endereço está errado ou o link não existe mais.
      </EmptyState>
    </Page>
  );
}

export function AccessDenied() {
  return (
    <Page title="Acesso negado">
      <EmptyState title="Esta tela não é do seu perfil" action={<HomeLink />}>
        Seu usuário não tem permissão para abrir esta página.
      </EmptyState>
    </Page>
  );
}

/** The error boundary's message: the screen has failed, the rest of the panel works. */
export function ScreenError() {
  return (
    <Page title="Algo deu errado">
      <EmptyState title="Esta tela teve um problema" seed="falha" action={<HomeLink />}>
        Recarregue a página. Se o problema continuar, avise o suporte.
      </EmptyState>
    </Page>
  );
}

export function Loading() {
  return (
    <div style={{padding: 24}}>
      <LoadingState />
    </div>
  );
}
