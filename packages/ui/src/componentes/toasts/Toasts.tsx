import {useEffect, useRef} from 'react';
import {Toaster} from 'sonner';
import {Icone} from '../../icones';
import {classes} from '../../classes';
import {registrarCamada} from './frente';
import estilos from './Toasts.module.css';

/** Where the messages appear; one per face, beside the router. */
export function Toasts() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    registrarCamada(ref.current);
    return () => registrarCamada(null);
  }, []);
  return (
    <div ref={ref} popover="manual" className={estilos.camada}>
      <Toaster
        position="bottom-center"
        containerAriaLabel="Avisos"
        closeButton
        offset={{bottom: 'var(--pe-avisos, 24px)'}}
        mobileOffset={{bottom: 'var(--pe-avisos-celular, 96px)', left: 12, right: 12}}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Fechar aviso',
          classNames: {
            toast: estilos.toast ?? '',
            error: classes(estilos.erro),
            success: classes(estilos.sucesso),
            info: classes(estilos.info),
          },
        }}
        icons={{
          error: <Icone nome="alerta" tamanho={22} />,
          success: <Icone nome="certo" tamanho={22} />,
          info: <Icone nome="info" tamanho={22} />,
          close: <Icone nome="fechar" tamanho={16} />,
        }}
      />
    </div>
  );
}
