import {Cena} from '@clube/ui';
import estilos from './Entrada.module.css';

/** The drawing on the entrance's wall. */
export function Cenario() {
  return (
    <div className={estilos.cena} aria-hidden>
      <Cena semente="entrada-do-painel" />
    </div>
  );
}
