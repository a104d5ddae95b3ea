import {Icone} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import estilos from './Lista.module.css';
import {useFilters} from './useFilters';

const ESPERA_MS = 350;

/** The list's search box. It waits for the hand to rest, and follows the address when that changes. */
export function Busca({rotulo}: {rotulo: string}) {
  const {filterValues, setFilters, textOf} = useFilters();
  const noEndereco = textOf('q');
  const [texto, setTexto] = useState(noEndereco);
  const [visto, setVisto] = useState(noEndereco);
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (visto !== noEndereco) {
    setVisto(noEndereco);
    setTexto(noEndereco);
  }
  useEffect(() => () => clearTimeout(espera.current), []);
  const mudar = (valor: string): void => {
    setTexto(valor);
    clearTimeout(espera.current);
    espera.current = setTimeout(() => {
      const {q: _, ...outros} = filterValues;
      setFilters(valor.trim() ? {...outros, q: valor.trim()} : outros, {});
    }, ESPERA_MS);
  };
  return (
    <div className={estilos.busca} role="search">
      <Icone nome="busca" tamanho={18} />
      <input
        type="search"
        aria-label={rotulo}
        placeholder={rotulo}
        value={texto}
        onChange={evento => mudar(evento.target.value)}
      />
    </div>
  );
}
