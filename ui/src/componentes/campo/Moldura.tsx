import {useId, type ReactNode} from 'react';
import {Icone} from '../../icones';
import {classes} from '../../classes';
import estilos from './Campo.module.css';

export interface PropsMoldura {
  rotulo: string;
  /** What is wrong and how to put it right; tied to the field for screen readers. */
  erro?: string | undefined;
  /** Help that is shown before anything goes wrong. */
  dica?: ReactNode;
  /** Says so beside the label: the required fields are the rule, the optional ones the exception. */
  opcional?: boolean;
  className?: string | undefined;
}

/** What a field's control has to carry so that label, hint and error belong to it. */
export interface LigacaoCampo {
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
export function Moldura({rotulo, erro, dica, opcional, className, id, children}: Props) {
  const proprio = useId();
  const idCampo = id ?? proprio;
  const idErro = erro ? `${idCampo}-erro` : undefined;
  const idDica = dica ? `${idCampo}-dica` : undefined;
  return (
    <div className={classes(estilos.campo, className)}>
      <label className={estilos.rotulo} htmlFor={idCampo}>
        {rotulo} {opcional && <span className={estilos.opcional}>(opcional)</span>}
      </label>
      {children({
        id: idCampo,
        'aria-invalid': erro ? true : undefined,
        'aria-describedby': classes(idErro, idDica) || undefined,
        className: estilos.entrada,
      })}
      {erro && (
        <p className={estilos.erro} id={idErro}>
          <Icone nome="alerta" tamanho={16} />
          {erro}
        </p>
      )}
      {dica && (
        <p className={estilos.dica} id={idDica}>
          {dica}
        </p>
      )}
    </div>
  );
}
