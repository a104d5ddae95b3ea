import type {ComponentProps} from 'react';
import {Icone, type NomeIcone} from '../../icones';
import {classes} from '../../classes';
import estilos from './Botao.module.css';

export type VarianteBotao = 'principal' | 'destaque' | 'secundario' | 'texto';

export interface AparenciaBotao {
  variante?: VarianteBotao;
  pequeno?: boolean;
  largo?: boolean;
}

/** The class of a button, for links that look like one: a router's link stays a link. */
export function classeBotao({variante = 'principal', pequeno, largo}: AparenciaBotao = {}): string {
  return classes(estilos.botao, estilos[variante], pequeno && estilos.pequeno, largo && estilos.largo);
}

interface Props extends ComponentProps<'button'>, AparenciaBotao {
  /** While set, the button tells what it is doing and takes no second press, but keeps its focus. */
  ocupado?: string | false | undefined;
  icone?: NomeIcone;
}

/** A button: one finger wide, no capitals, busy in words. */
export function Botao({variante, pequeno, largo, ocupado, icone, children, className, onClick, type, ...resto}: Props) {
  return (
    <button
      {...resto}
      type={type ?? 'button'}
      className={classes(classeBotao({variante, pequeno, largo}), ocupado && estilos.ocupado, className)}
      aria-busy={ocupado ? true : undefined}
      onClick={evento => {
        if (ocupado) evento.preventDefault();
        else onClick?.(evento);
      }}
    >
      {ocupado ? <span className={estilos.girando} aria-hidden /> : icone && <Icone nome={icone} tamanho={20} />}
      {ocupado || children}
    </button>
  );
}

interface PropsIcone extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icone: NomeIcone;
  /** What the button does, for those who do not see the drawing. */
  rotulo: string;
  tamanho?: number;
}

/** A round button that is only a drawing, with its name for screen readers and on hover. */
export function BotaoIcone({icone, rotulo, tamanho = 24, className, type, ...resto}: PropsIcone) {
  return (
    <button
      {...resto}
      type={type ?? 'button'}
      className={classes(estilos.icone, className)}
      aria-label={rotulo}
      title={rotulo}
    >
      <Icone nome={icone} tamanho={tamanho} />
    </button>
  );
}
