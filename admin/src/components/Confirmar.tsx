import {Botao, Modal} from '@clube/ui';
import type {ReactNode} from 'react';

interface Props {
  titulo: string;
  children: ReactNode;
  /** On the button that does it. */
  confirmar: string;
  ocupado?: boolean;
  /** It takes something away. */
  perigosa?: boolean;
  aoConfirmar: () => void;
  aoFechar: () => void;
}

/** Asks before something is done that cannot simply be undone. */
export function Confirmar({titulo, children, confirmar, ocupado, perigosa, aoConfirmar, aoFechar}: Props) {
  return (
    <Modal
      aberto
      titulo={titulo}
      aoFechar={aoFechar}
      rodape={
        <>
          <Botao variante="secundario" onClick={aoFechar}>
            Voltar
          </Botao>
          <Botao variante={perigosa ? 'destaque' : 'principal'} ocupado={ocupado && 'Aguarde'} onClick={aoConfirmar}>
            {confirmar}
          </Botao>
        </>
      }
    >
      {children}
    </Modal>
  );
}
