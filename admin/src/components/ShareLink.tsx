import {Botao, Campo, Modal, avisar} from '@clube/ui';
import {useState} from 'react';

interface Props {
  /** Of the storefront, with its query. */
  path: string;
  /** What the link brings, for who hears the button. */
  name: string;
}

/** A link that staff hand on: shown whole, and copied at one press. */
export function ShareLink({path, name}: Props) {
  const [open, setOpen] = useState(false);
  const link = `${location.origin}${path}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      avisar.sucesso('Link copiado');
    } catch {
      // A browser may keep the clipboard from a page; the link can be marked by hand.
      avisar.erro('Não foi possível copiar. Selecione o link e copie.');
    }
  };
  return (
    <>
      <Botao variante="texto" pequeno aria-label={`Compartilhar ${name}`} onClick={() => setOpen(true)}>
        Compartilhar
      </Botao>
      <Modal
        aberto={open}
        titulo={`Compartilhar ${name}`}
        onClose={() => setOpen(false)}
        rodape={<Botao onClick={() => void copy()}>Copiar link</Botao>}
      >
        <Campo rotulo="Link do cadastro" readOnly value={link} onFocus={event => event.target.select()} />
      </Modal>
    </>
  );
}
