import {BotaoIcone, Icone} from '@clube/ui';
import {useState} from 'react';
import estilos from './Loja.module.css';

/** Searches on Enter or by the button. */
export function Busca({inicial, onSearch}: {inicial: string; onSearch: (busca: string) => void}) {
  const [texto, setTexto] = useState(inicial);
  return (
    <form
      role="search"
      className={estilos.busca}
      onSubmit={evento => {
        evento.preventDefault();
        onSearch(texto.trim());
      }}
    >
      <Icone nome="busca" tamanho={20} />
      <input
        type="search"
        name="search"
        aria-label="O que deseja resgatar?"
        placeholder="O que deseja resgatar?"
        enterKeyHint="search"
        maxLength={80}
        value={texto}
        onChange={evento => setTexto(evento.target.value)}
      />
      <BotaoIcone type="submit" icone="seta" rotulo="Buscar" />
    </form>
  );
}
