import {Campo} from '@clube/ui';
import {idCampo} from '../dom';
import type {CodigoDaVenda} from './lookups';
import estilos from '../NovaVenda.module.css';
import type {SaleForm} from './useSaleForm';
import {fieldProps} from './field-props';

interface Props {
  formulario: SaleForm;
  /** What the painter sent along. */
  enviado: string | null;
}

const dizerValor = ({operacao, valor}: CodigoDaVenda): string =>
  operacao === 'ADICIONAR' ? `Soma ${valor} pontos` : `Multiplica por ${valor}`;

/** The promotional code, with the painter's own one press away, or what the typed one is worth. */
export function CodeField({formulario, enviado}: Props) {
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
        {...fieldProps(formulario, 'codigoPromocional')}
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
