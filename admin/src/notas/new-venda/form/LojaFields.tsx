import {NEW_VENDA_FIELDS, UF_CODES} from '@clube/domain';
import {Field, MaskedField, SelectField, classes} from '@clube/ui';
import {RedeFlag} from '../../../components/RedeFlag';
import styles from '../NewVenda.module.css';
import {ReadField} from './ReadField';
import {fieldProps, maskedFieldProps, type FieldProps} from './field-props';

const UFS = UF_CODES.map(uf => ({value: uf, text: uf}));

/** The store. The name and place of a registered reseller come from its registration. */
export function LojaFields({form, advance}: FieldProps) {
  const {venda, refs, checks} = form;
  const {revenda} = refs;
  const found = revenda ? ['Revenda encontrada', ...(revenda.rm === 1 ? ['master, dobra os pontos'] : [])] : [];
  const common = {form, advance};
  return (
    <>
      <ReadField field="cnpjLoja" className={styles.c6} {...common}>
        {check => (
          <MaskedField
            check={check}
            label={NEW_VENDA_FIELDS.cnpjLoja}
            kind="cnpj"
            onBlur={() => void checks.cnpj()}
            {...maskedFieldProps(form, 'cnpjLoja')}
          />
        )}
      </ReadField>
      <ReadField field="nomeLoja" className={styles.c12} {...common}>
        {check => (
          <Field
            check={check}
            label={NEW_VENDA_FIELDS.nomeLoja}
            readOnly={!!revenda}
            maxLength={150}
            title={venda.nomeLoja}
            hint={found.join(' · ')}
            {...fieldProps(form, 'nomeLoja')}
          />
        )}
      </ReadField>
      {revenda?.redeAntifraude && (
        <div className={styles.redeFlag}>
          <RedeFlag rede={revenda.redeAntifraude}>A rede desta loja está acima da cota</RedeFlag>
        </div>
      )}
      <ReadField field="estadoLoja" className={styles.c3} {...common}>
        {check => (
          <SelectField
            check={check}
            label={NEW_VENDA_FIELDS.estadoLoja}
            options={UFS}
            empty="UF"
            disabled={!!revenda?.endEstado}
            {...fieldProps(form, 'estadoLoja')}
          />
        )}
      </ReadField>
      <ReadField field="cidadeLoja" className={classes(styles.c6, styles.cidade)} {...common}>
        {check => (
          <Field
            check={check}
            label={NEW_VENDA_FIELDS.cidadeLoja}
            optional
            readOnly={!!revenda?.endCidade}
            {...fieldProps(form, 'cidadeLoja')}
          />
        )}
      </ReadField>
    </>
  );
}
