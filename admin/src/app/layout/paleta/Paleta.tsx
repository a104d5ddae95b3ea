import {Icone, Modal, classes} from '@clube/ui';
import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';
import {Link, useNavigate} from 'react-router-dom';
import estilos from './Paleta.module.css';
import {useAchados} from './useAchados';

/** Ctrl+K: a screen by its name, a painter by name or CPF, a receipt by its number. Arrows choose, Enter opens. */
export function Paleta({onClose}: {onClose: () => void}) {
  const navegar = useNavigate();
  const id = useId();
  const campo = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState('');
  const [marcado, setMarcado] = useState(0);
  const {achados, procurando} = useAchados(texto.trim());
  // A dialog gives the focus to its first button, which here is the one that closes it.
  useEffect(() => campo.current?.focus(), []);
  const atual = Math.min(marcado, Math.max(0, achados.length - 1));
  const abrir = (destino: string): void => {
    onClose();
    void navegar(destino);
  };
  const onKey = (evento: KeyboardEvent): void => {
    const passo = evento.key === 'ArrowDown' ? 1 : evento.key === 'ArrowUp' ? -1 : 0;
    if (passo !== 0) {
      evento.preventDefault();
      setMarcado((atual + passo + achados.length) % Math.max(1, achados.length));
    }
    const achado = achados[atual];
    if (evento.key === 'Enter' && achado) {
      evento.preventDefault();
      abrir(achado.path);
    }
  };
  return (
    <Modal aberto titulo="Buscar no painel" onClose={onClose} largura={600} semRespiro>
      <div className={estilos.campo}>
        <Icone nome="busca" tamanho={20} />
        <input
          ref={campo}
          type="text"
          role="combobox"
          aria-expanded={achados.length > 0}
          aria-controls={`${id}-lista`}
          aria-activedescendant={achados[atual] && `${id}-${atual}`}
          aria-label="Buscar tela, pintor ou nota"
          placeholder="Tela, pintor (nome ou CPF) ou número da nota"
          value={texto}
          onChange={evento => {
            setTexto(evento.target.value);
            setMarcado(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      <div id={`${id}-lista`} role="listbox" aria-label="Resultados" className={estilos.lista}>
        {achados.map((achado, i) => (
          <Link
            key={achado.path + achado.title}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === atual}
            className={classes(estilos.achado, i === atual && estilos.marcado)}
            to={achado.path}
            tabIndex={-1}
            onClick={onClose}
            onMouseMove={() => setMarcado(i)}
          >
            <Icone nome={achado.icon} tamanho={20} />
            <span>
              {achado.title}
              {achado.detail && <small>{achado.detail}</small>}
            </span>
            <small className={estilos.tipo}>{achado.kind}</small>
          </Link>
        ))}
      </div>
      <p className={estilos.fim} role="status">
        {procurando ? 'Carregando' : achados.length === 0 ? 'Sem resultados' : '↑ ↓ para escolher, Enter para abrir'}
      </p>
    </Modal>
  );
}
