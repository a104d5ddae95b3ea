import {BotaoIcone, Icone, classes} from '@clube/ui';
import {useEffect, type ReactNode} from 'react';
import {useLayout} from './layout';
import estilos from './Pagina.module.css';

interface Props {
  titulo: string;
  /** Beside the title: how many, whose, since when. */
  detalhe?: ReactNode;
  /** The screen's own buttons. */
  acoes?: ReactNode;
  children: ReactNode;
  /** The screen fills the window itself, without margins. */
  cheia?: boolean;
  /** A list fills what the window has left: its rows scroll, and not the page. */
  lista?: boolean;
}

/** The frame of every screen: its title in the bar and in the window, the palette, the screen's buttons. */
export function Pagina({titulo, detalhe, acoes, children, cheia, lista}: Props) {
  const {abrirMenu, buscar} = useLayout();
  useEffect(() => {
    document.title = `${titulo} · Painel do Clube`;
  }, [titulo]);
  return (
    <>
      <header className={estilos.cabecalho}>
        <span className={estilos.menu}>
          <BotaoIcone icone="menu" rotulo="Abrir o menu" onClick={abrirMenu} />
        </span>
        <h1>{titulo}</h1>
        {detalhe && <div className={estilos.detalhe}>{detalhe}</div>}
        <div className={estilos.acoes}>
          <button type="button" className={estilos.buscar} onClick={buscar}>
            <Icone nome="busca" tamanho={18} />
            <span>Buscar</span> <kbd>Ctrl K</kbd>
          </button>
          {acoes}
        </div>
      </header>
      <div className={cheia ? estilos.cheia : classes(estilos.corpo, lista && estilos.lista)}>{children}</div>
    </>
  );
}
