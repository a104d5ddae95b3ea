import {BotaoIcone, Marca} from '@clube/ui';
import {sair} from '../base/sessao';
import estilos from './Cabecalho.module.css';
import {EscolhaTema} from './EscolhaTema';

/** The dark bar on top: what this is and how it looks; for who is logged in also the sheet of paper and the way out. */
export function Cabecalho({logado}: {logado: boolean}) {
  return (
    <header className={estilos.cabecalho}>
      <div className={estilos.linha}>
        <span className={estilos.marca}>
          <Marca />
          <small>Relatório da revenda</small>
        </span>
        <div className={estilos.acoes}>
          <EscolhaTema />
          {logado && (
            <>
              <BotaoIcone icone="pdf" rotulo="Imprimir ou salvar em PDF" onClick={() => window.print()} />
              <button type="button" className={estilos.sair} onClick={() => void sair()}>
                Sair
              </button>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
