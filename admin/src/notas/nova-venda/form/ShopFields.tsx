import {CAMPOS_NOVA_VENDA, SIGLAS_UF} from '@clube/domain';
import {Campo, CampoMascarado, CampoSelecao, classes} from '@clube/ui';
import estilos from '../NovaVenda.module.css';
import {ReadField} from './ReadField';
import {fieldProps, maskedFieldProps, type FieldProps} from './field-props';

const UFS = SIGLAS_UF.map(sigla => ({valor: sigla, texto: sigla}));

/** Where it was bought. A registered reseller says for itself what it is called and where it is. */
export function ShopFields({formulario, avancar}: FieldProps) {
  const {venda, refs, conferir} = formulario;
  const {revenda} = refs;
  const comum = {formulario, avancar};
  return (
    <>
      <ReadField campo="cnpjLoja" className={estilos.c6} {...comum}>
        {conferencia => (
          <CampoMascarado
            conferencia={conferencia}
            rotulo={CAMPOS_NOVA_VENDA.cnpjLoja}
            tipo="cnpj"
            onBlur={() => void conferir.cnpj()}
            {...maskedFieldProps(formulario, 'cnpjLoja')}
          />
        )}
      </ReadField>
      <ReadField campo="nomeLoja" className={estilos.c12} {...comum}>
        {conferencia => (
          <Campo
            conferencia={conferencia}
            rotulo={CAMPOS_NOVA_VENDA.nomeLoja}
            readOnly={!!revenda}
            maxLength={150}
            title={venda.nomeLoja}
            dica={revenda && (revenda.rm === 1 ? 'Revenda encontrada · master, dobra os pontos' : 'Revenda encontrada')}
            {...fieldProps(formulario, 'nomeLoja')}
          />
        )}
      </ReadField>
      <ReadField campo="estadoLoja" className={estilos.c3} {...comum}>
        {conferencia => (
          <CampoSelecao
            conferencia={conferencia}
            rotulo={CAMPOS_NOVA_VENDA.estadoLoja}
            opcoes={UFS}
            vazio="UF"
            disabled={!!revenda?.endEstado}
            {...fieldProps(formulario, 'estadoLoja')}
          />
        )}
      </ReadField>
      <ReadField campo="cidadeLoja" className={classes(estilos.c6, estilos.cidade)} {...comum}>
        {conferencia => (
          <Campo
            conferencia={conferencia}
            rotulo={CAMPOS_NOVA_VENDA.cidadeLoja}
            opcional
            readOnly={!!revenda?.endCidade}
            {...fieldProps(formulario, 'cidadeLoja')}
          />
        )}
      </ReadField>
    </>
  );
}
