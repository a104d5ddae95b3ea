import {BotaoIcone, Marca} from '@clube/ui';
import {sair} from '../base/sessao';
import estilos from './Cabecalho.module.css';
import {EscolhaTema} from './EscolhaTema';

/** The dark bar on top: whose report it is, how it looks, on paper, and the way out. */
export function Cabecalho({imprimivel}: {imprimivel: boolean}) {
  return (
    <header className={estilos.cabecalho}>
      <div className={estilos.linha}>
        <span className={estilos.marca}>
          <Marca />
          <small>Relatório da revenda</small>
        </span>
        <div className={estilos.acoes}>
          <EscolhaTema />
          {imprimivel && <BotaoIcone icone="pdf" rotulo="Imprimir ou salvar em PDF" onClick={() => window.print()} />}
          <button type="button" className={estilos.sair} onClick={() => void sair()}>
            Sair
          </button>
        </div>
      </div>
    </header>
  );
}
