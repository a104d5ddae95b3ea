import {useId, type ReactNode} from 'react';
import {Icone} from '../../icones';
import {classes} from '../../classes';
import estilos from './Campo.module.css';
import {MarcaConferencia, PorqueConferencia, type Conferencia} from './Conferencia';

export interface PropsMoldura {
  rotulo: string;
  /** What is wrong and how to put it right; tied to the field for screen readers. */
  erro?: string | undefined;
  /** Help that is shown before anything goes wrong. */
  dica?: ReactNode;
  /** Says so beside the label: the required fields are the rule, the optional ones the exception. */
  opcional?: boolean;
  className?: string | undefined;
  /** The value was filled in by itself. */
  conferencia?: Conferencia | undefined;
}

/** What a field's control has to carry so that label, hint and error belong to it. */
interface LigacaoCampo {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string | undefined;
}

interface Props extends PropsMoldura {
  id?: string | undefined;
  children: (ligacao: LigacaoCampo) => ReactNode;
}

/** Label above, control, then hint or error below: the frame of every field. */
export function Moldura({rotulo, erro, dica, opcional, className, id, conferencia, children}: Props) {
  const proprio = useId();
  const idCampo = id ?? proprio;
  const idErro = erro ? `${idCampo}-erro` : undefined;
  const idDica = dica ? `${idCampo}-dica` : undefined;
  const idPorque = conferencia?.porque ? `${idCampo}-porque` : undefined;
  const duvida = conferencia?.tom === 'duvida' && !erro;
  return (
    <div className={classes(estilos.campo, className, duvida && estilos.aConferir)}>
      <div className={estilos.cabeca}>
        <label className={estilos.rotulo} htmlFor={idCampo}>
          {rotulo} {opcional && <span className={estilos.opcional}>(opcional)</span>}
        </label>
        {conferencia && <MarcaConferencia conferencia={conferencia} />}
      </div>
      {children({
        id: idCampo,
        'aria-invalid': erro ? true : undefined,
        'aria-describedby': classes(idErro, idPorque, idDica) || undefined,
        className: estilos.entrada,
      })}
      {erro && (
        <p className={estilos.erro} id={idErro}>
          <Icone nome="alerta" tamanho={16} />
          {erro}
        </p>
      )}
      {conferencia && idPorque && <PorqueConferencia conferencia={conferencia} id={idPorque} />}
      {dica && (
        <p className={estilos.dica} id={idDica}>
          {dica}
        </p>
      )}
    </div>
  );
}
