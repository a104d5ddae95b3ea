import {Suspense, useState} from 'react';
import type {CoreLayoutProps} from 'react-admin';
import {Carregando} from '@clube/ui';
import {ContextoLayout} from '../../components/layout';
import estilos from './Layout.module.css';
import {Menu} from './Menu';
import {Paleta} from './paleta/Paleta';
import {useAtalho} from '../../components/useAtalho';
import {useEndedWorks} from '../../components/work/useEndedWorks';
import {useOpenWorks} from '../../components/work/useOpenWorks';
import {WorkMark} from '../../components/work/WorkMark';
import {useMenuAberto} from './useMenuAberto';

/** Menu at the side, the screen beside it, and the palette over both. */
export function Layout({children}: CoreLayoutProps) {
  const [aberto, alternar] = useMenuAberto();
  const [buscando, setBuscando] = useState(false);
  useEndedWorks(useOpenWorks());
  useAtalho('k', () => setBuscando(true));
  return (
    <ContextoLayout value={{abrirMenu: alternar, buscar: () => setBuscando(true), marca: <WorkMark />}}>
      <a className={estilos.pular} href="#conteudo">
        Ir para o conteúdo
      </a>
      <div className={estilos.tela}>
        <Menu aberto={aberto} onToggle={alternar} />
        <main id="conteudo" tabIndex={-1} className={estilos.conteudo} style={{outline: 'none'}}>
          <Suspense
            fallback={
              <div style={{padding: 24}}>
                <Carregando />
              </div>
            }
          >
            {children}
          </Suspense>
        </main>
      </div>
      {buscando && <Paleta onClose={() => setBuscando(false)} />}
    </ContextoLayout>
  );
}
