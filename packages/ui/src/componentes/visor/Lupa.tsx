import type {CantosLidos} from '@clube/domain';
import type {CorteDaLupa} from './lupa';
import estilos from './Visor.module.css';

interface Props {
  url: string;
  /** Where the line begins, as fractions of the page. */
  inicio: CantosLidos[number];
  corte: CorteDaLupa;
}

/** The line that is pointed at, level and large enough to be read. It says nothing that the page does not. */
export function Lupa({url, inicio: [x, y], corte: {larguraPagina, altura, linhas, passo, angulo}}: Props) {
  return (
    <div className={estilos.lupa} aria-hidden data-lupa>
      {Array.from({length: linhas}, (_, i) => (
        <div key={i} style={{height: altura + 8}}>
          <img
            src={url}
            alt=""
            style={{
              width: larguraPagina,
              transformOrigin: `${x * 100}% ${y * 100}%`,
              transform: `translate(${-(x * larguraPagina + i * passo)}px, calc(${-y * 100}% + 4px)) rotate(${-angulo}deg)`,
            }}
          />
        </div>
      ))}
    </div>
  );
}
