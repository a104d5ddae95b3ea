import {Campo} from '@clube/ui';
import {idCampo} from '../campo';
import type {CodigoDaVenda} from '../formulario/consultas';
import estilos from '../NovaVenda.module.css';
import type {FormularioVenda} from '../useNovaVenda';
import {ligado} from './props';

interface Props {
  formulario: FormularioVenda;
  /** What the painter sent along. */
  enviado: string | null;
}

const dizerValor = ({operacao, valor}: CodigoDaVenda): string =>
  operacao === 'ADICIONAR' ? `Soma ${valor} pontos` : `Multiplica por ${valor}`;

/** The promotional code, with the painter's own one press away, or what the typed one is worth. */
export function CampoCodigo({formulario, enviado}: Props) {
  const {venda, refs, mudar, conferir} = formulario;
  const usar = (): void => {
    if (enviado) mudar({codigoPromocional: enviado});
    document.getElementById(idCampo('codigoPromocional'))?.focus();
  };
  return (
    <div className={estilos.codigo}>
      <Campo
        rotulo="Código promocional"
        opcional
        maxLength={60}
        autoCapitalize="characters"
        {...ligado(formulario, 'codigoPromocional')}
        onChange={({target}) => mudar({codigoPromocional: target.value.toUpperCase()})}
        onBlur={() => void conferir.codigo()}
        dica={
          enviado && !venda.codigoPromocional ? (
            <>
              O pintor enviou o código {enviado}.{' '}
              <button type="button" className={estilos.usarCodigo} onClick={usar}>
                Usar
              </button>
            </>
          ) : (
            refs.codigo && dizerValor(refs.codigo)
          )
        }
      />
    </div>
  );
}
