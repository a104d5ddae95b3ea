import {formatarPontos} from '@clube/domain';
import type {Info} from '../../base/tipos';
import estilos from './Pontuacoes.module.css';

const MESES_MOSTRADOS = 6;

/** `2027-03` → `03/2027`. */
function mostrarMes(mes: string): string {
  return mes.split('-').reverse().join('/');
}

/** Which points end when, soonest first: those are also the first to be spent. */
export function Vencimentos({info}: {info: Info}) {
  const proximos = info.vencimentos.slice(0, MESES_MOSTRADOS);
  if (proximos.length === 0) return null;
  const maior = Math.max(...proximos.map(({pontos}) => pontos));
  return (
    <div>
      <h2>Pontos que vencem</h2>
      <ul className={estilos.meses}>
        {proximos.map(({mes, pontos}) => (
          <li key={mes}>
            <span>{mostrarMes(mes)}</span>
            <i style={{width: `${(pontos / maior) * 100}%`}} aria-hidden />
            <b>{formatarPontos(pontos)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
