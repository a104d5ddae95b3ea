import {Botao, Modal} from '@clube/ui';
import {useId, type ReactNode} from 'react';

interface Props {
  titulo: string;
  children: ReactNode;
  /** On the button that sends it. */
  enviar?: string;
  ocupado: boolean;
  perigosa?: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** A small form in a dialog: Enter sends it, Esc leaves. */
export function ModalFormulario({titulo, children, enviar = 'Salvar', ocupado, perigosa, onSend, onClose}: Props) {
  const id = useId();
  return (
    <Modal
      aberto
      titulo={titulo}
      onClose={onClose}
      rodape={
        <>
          <Botao variante="secundario" onClick={onClose}>
            Voltar
          </Botao>
          <Botao type="submit" form={id} variante={perigosa ? 'destaque' : 'principal'} ocupado={ocupado && 'Aguarde'}>
            {enviar}
          </Botao>
        </>
      }
    >
      <form
        id={id}
        noValidate
        style={{display: 'grid', gap: 16}}
        onSubmit={evento => {
          evento.preventDefault();
          if (!ocupado) onSend();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
