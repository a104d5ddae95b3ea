import {BotaoIcone} from '@clube/ui';
import {useId} from 'react';
import estilos from './Premio.module.css';

/** One more, one less, within what the month allows. */
export function Quantidade({
  valor,
  maximo,
  onValueChange,
}: {
  valor: number;
  maximo: number;
  onValueChange: (valor: number) => void;
}) {
  const id = useId();
  return (
    <div className={estilos.quantidade} role="group" aria-labelledby={id}>
      <span id={id}>Quantidade</span>
      <div>
        <BotaoIcone icone="menos" rotulo="Diminuir" disabled={valor <= 1} onClick={() => onValueChange(valor - 1)} />
        <output aria-live="polite">{valor}</output>
        <BotaoIcone
          icone="mais"
          rotulo="Aumentar"
          disabled={valor >= maximo}
          onClick={() => onValueChange(valor + 1)}
        />
      </div>
    </div>
  );
}
