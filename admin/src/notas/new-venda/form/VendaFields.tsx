import {NEW_VENDA_FIELDS, digitsOnly} from '@clube/domain';
import {MaskedField} from '@clube/ui';
import {toTitleCase} from '../../../components/format/text';
import type {Pendente} from '../../types';
import styles from '../NewVenda.module.css';
import {CodeField} from './CodeField';
import {DocumentFields} from './DocumentFields';
import {LojaFields} from './LojaFields';
import {maskedFieldProps, type FieldProps} from './field-props';

interface Props extends FieldProps {
  nota: Pick<Pendente, 'cpf' | 'nome' | 'codigoPromocional'>;
}

/** Painter, store, document and date. Each field is validated on blur. */
export function VendaFields({form, nota, advance}: Props) {
  const {venda, refs, errors, change, checks} = form;
  const nivel = refs.pintor?.clusterNome;
  const pintor = refs.pintor?.nome ?? (venda.cpf === digitsOnly(nota.cpf) && !errors.cpf && nota.nome);
  return (
    <div className={styles.fields}>
      <MaskedField
        className={styles.c6}
        label={NEW_VENDA_FIELDS.cpf}
        kind="cpf"
        onBlur={() => void checks.cpf()}
        hint={pintor && `${toTitleCase(pintor)}${nivel ? ` · ${nivel}` : ''}`}
        {...maskedFieldProps(form, 'cpf')}
      />
      <LojaFields {...{form, advance}} />
      <DocumentFields {...{form, advance}} />
      <CodeField form={form} sent={nota.codigoPromocional} />
      <label className={styles.notify}>
        <input
          type="checkbox"
          checked={venda.enviarMensagem}
          onChange={event => change({enviarMensagem: event.target.checked})}
        />
        Avisar o pintor por mensagem
      </label>
    </div>
  );
}
