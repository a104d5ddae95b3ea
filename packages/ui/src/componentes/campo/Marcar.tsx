import {useId, type ComponentProps, type ReactNode} from 'react';
import {Icone} from '../../icones';
import estilos from './Campo.module.css';

interface PropsMarcar extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  children: ReactNode;
  erro?: string | undefined;
}

/** A checkbox with its sentence, which may hold links. */
export function CaixaMarcar({children, erro, ...resto}: PropsMarcar) {
  const idErro = useId();
  return (
    <div>
      <label className={estilos.marcar}>
        <input
          {...resto}
          type="checkbox"
          aria-invalid={erro ? true : undefined}
          aria-describedby={erro ? idErro : undefined}
        />
        <span>{children}</span>
      </label>
      {erro && (
        <p className={estilos.erro} id={idErro}>
          <Icone nome="alerta" tamanho={16} />
          {erro}
        </p>
      )}
    </div>
  );
}

interface PropsOpcoes {
  rotulo: string;
  nome: string;
  opcoes: readonly {valor: string; texto: ReactNode}[];
  valor: string | undefined;
  onValueChange: (valor: string) => void;
  erro?: string | undefined;
}

/** One of a few, all in sight: sizes, voltages, grits. */
export function Opcoes({rotulo, nome, opcoes, valor, onValueChange, erro}: PropsOpcoes) {
  const idErro = useId();
  return (
    <fieldset className={estilos.grupo} aria-describedby={erro ? idErro : undefined}>
      <legend>{rotulo}</legend>
      <div className={estilos.opcoes}>
        {opcoes.map(opcao => (
          <label key={opcao.valor} className={estilos.opcao}>
            <input
              type="radio"
              name={nome}
              value={opcao.valor}
              checked={opcao.valor === valor}
              onChange={() => onValueChange(opcao.valor)}
            />
            {opcao.texto}
          </label>
        ))}
      </div>
      {erro && (
        <p className={estilos.erro} id={idErro}>
          <Icone nome="alerta" tamanho={16} />
          {erro}
        </p>
      )}
    </fieldset>
  );
}
