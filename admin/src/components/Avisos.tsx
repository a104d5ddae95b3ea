import {Carregando, VazioIlustrado, classeBotao} from '@clube/ui';
import {paginaInicial} from '@clube/domain';
import {Link} from 'react-router-dom';
import {usuarioAtual} from '../providers/sessao';
import {Pagina} from './Pagina';

function Inicio() {
  const permissao = usuarioAtual()?.permissao;
  return (
    <Link
      className={classeBotao({variante: 'secundario'})}
      to={`/painel${permissao === undefined ? '' : paginaInicial(permissao)}`}
    >
      Ir para o início
    </Link>
  );
}

export function NaoEncontrada() {
  return (
    <Pagina titulo="Página não encontrada">
      <VazioIlustrado titulo="Não há nada neste endereço" acao={<Inicio />}>
        O endereço está errado ou o link não existe mais.
      </VazioIlustrado>
    </Pagina>
  );
}

export function SemAcesso() {
  return (
    <Pagina titulo="Acesso negado">
      <VazioIlustrado titulo="Esta tela não é do seu perfil" acao={<Inicio />}>
        Seu usuário não tem permissão para abrir esta página.
      </VazioIlustrado>
    </Pagina>
  );
}

/** A screen that broke: the rest of the panel goes on. */
export function ErroDaTela() {
  return (
    <Pagina titulo="Algo deu errado">
      <VazioIlustrado titulo="Esta tela teve um problema" semente="falha" acao={<Inicio />}>
        Recarregue a página. Se o problema continuar, avise o suporte.
      </VazioIlustrado>
    </Pagina>
  );
}

export function Aguarde() {
  return (
    <div style={{padding: 24}}>
      <Carregando />
    </div>
  );
}
