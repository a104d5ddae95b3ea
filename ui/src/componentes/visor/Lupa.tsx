import type {CorteDaLupa} from './lupa';
import estilos from './Visor.module.css';

interface Props {
  url: string;
  /** Where the line begins, as fractions of the page. */
  x: number;
  y: number;
  corte: CorteDaLupa;
}

/** The line that is pointed at, large enough to be read. It says nothing that the page does not. */
export function Lupa({url, x, y, corte: {larguraPagina, altura, linhas, passo}}: Props) {
  return (
    <div className={estilos.lupa} aria-hidden data-lupa>
      {Array.from({length: linhas}, (_, i) => (
        <div key={i} style={{height: altura + 8}}>
          <img
            src={url}
            alt=""
            style={{
              width: larguraPagina,
              transform: `translate(${-(x * larguraPagina + i * passo)}px, calc(${-y * 100}% + 4px))`,
            }}
          />
        </div>
      ))}
    </div>
  );
}
