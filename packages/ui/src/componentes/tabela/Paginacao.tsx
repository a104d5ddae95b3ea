import {BotaoIcone} from '../botao/Botao';
import estilos from './Tabela.module.css';

/** Rows per page; 0 stands for all of them. */
export const TAMANHOS_PAGINA = [10, 25, 50, 100, 0] as const;

interface Props {
  /** Of what: tells the pages of one list from those of another. */
  legenda: string;
  /** From 0. */
  pagina: number;
  tamanho: number;
  total: number;
  onValueChange: (pagina: number, tamanho: number) => void;
}

/** Which rows are shown, out of how many, and the way to the others. */
export function Paginacao({legenda, pagina, tamanho, total, onValueChange}: Props) {
  if (total <= TAMANHOS_PAGINA[0]) return null;
  const porPagina = tamanho || total;
  const ultima = Math.max(0, Math.ceil(total / porPagina) - 1);
  return (
    <nav className={estilos.paginas} aria-label={`Páginas: ${legenda}`}>
      <label>
        Linhas por página
        <select value={tamanho} onChange={evento => onValueChange(0, Number(evento.target.value))}>
          {TAMANHOS_PAGINA.map(opcao => (
            <option key={opcao} value={opcao}>
              {opcao || 'Todos'}
            </option>
          ))}
        </select>
      </label>
      <div>
        <span aria-live="polite">
          {pagina * porPagina + 1}–{Math.min(total, (pagina + 1) * porPagina)} de {total}
        </span>
        <BotaoIcone
          icone="setaEsquerda"
          rotulo="Página anterior"
          disabled={pagina <= 0}
          onClick={() => onValueChange(pagina - 1, tamanho)}
        />
        <BotaoIcone
          icone="setaDireita"
          rotulo="Próxima página"
          disabled={pagina >= ultima}
          onClick={() => onValueChange(pagina + 1, tamanho)}
        />
      </div>
    </nav>
  );
}
