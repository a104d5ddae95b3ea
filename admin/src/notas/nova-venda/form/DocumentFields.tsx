import {CAMPOS_NOVA_VENDA, ROTULOS_TIPO_FISCAL, somenteDigitos} from '@clube/domain';
import {Campo, CampoMascarado, CampoSelecao} from '@clube/ui';
import estilos from '../NovaVenda.module.css';
import {ReadField} from './ReadField';
import {fieldProps, maskedFieldProps, type FieldProps} from './field-props';

const TIPOS = Object.entries(ROTULOS_TIPO_FISCAL).map(([valor, texto]) => ({valor, texto}));

/** Which document it is, and of when. Type and number are refused together, so a change of one clears both. */
export function DocumentFields({formulario, avancar}: FieldProps) {
  const {mudar, conferir} = formulario;
  const comum = {formulario, avancar, className: estilos.c5};
  return (
    <>
      <ReadField campo="tipoFiscal" {...comum}>
        {conferencia => (
          <CampoSelecao
            conferencia={conferencia}
            rotulo={CAMPOS_NOVA_VENDA.tipoFiscal}
            opcoes={TIPOS}
            vazio="Selecione"
            {...fieldProps(formulario, 'tipoFiscal')}
            onChange={({target}) => {
              mudar({tipoFiscal: target.value}, 'identificador');
              void conferir.numero(target.value);
            }}
          />
        )}
      </ReadField>
      <ReadField campo="identificador" {...comum}>
        {conferencia => (
          <Campo
            conferencia={conferencia}
            rotulo={CAMPOS_NOVA_VENDA.identificador}
            inputMode="numeric"
            maxLength={15}
            {...fieldProps(formulario, 'identificador')}
            onChange={({target}) => mudar({identificador: somenteDigitos(target.value)}, 'tipoFiscal')}
            onBlur={() => void conferir.numero()}
          />
        )}
      </ReadField>
      <ReadField campo="realizadoEm" {...comum}>
        {conferencia => (
          <CampoMascarado
            conferencia={conferencia}
            rotulo={CAMPOS_NOVA_VENDA.realizadoEm}
            tipo="data"
            onBlur={conferir.data}
            {...maskedFieldProps(formulario, 'realizadoEm')}
          />
        )}
      </ReadField>
    </>
  );
}
