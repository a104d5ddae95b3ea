import {INVALID_INTEGER, LIMIT_SETTINGS, LIMIT_SETTING_NAMES, type FieldErrors} from '@clube/domain';
import {Field} from '@clube/ui';
import formStyles from '../components/inputs/Form.module.css';
import styles from './Configuracoes.module.css';
import {readLimit, type TypedLimits} from './settings';

/** Validates the typed limits. */
export const limitErrors = (values: TypedLimits): FieldErrors =>
  Object.fromEntries(
    LIMIT_SETTING_NAMES.filter(name => readLimit(values[name]) === undefined).map(name => [name, INVALID_INTEGER]),
  );

interface Props {
  values: TypedLimits;
  errors: FieldErrors;
  onChange: (change: Partial<TypedLimits>) => void;
}

/** The limits of what one staff user may decide alone. */
export function LimitFields({values, errors, onChange}: Props) {
  return (
    <div className={formStyles.card} role="group" aria-labelledby="limites">
      <div>
        <h2 id="limites" className={formStyles.heading}>
          O que uma pessoa decide sozinha
        </h2>
        <p className={styles.about}>
          Acima destes limites, outra pessoa da equipe precisa aprovar. Aumentar um limite também precisa de outra
          pessoa.
        </p>
      </div>
      {LIMIT_SETTING_NAMES.map(name => (
        <Field
          key={name}
          id={name}
          className={formStyles.half}
          label={LIMIT_SETTINGS[name].label}
          hint={LIMIT_SETTINGS[name].hint}
          inputMode="numeric"
          maxLength={13}
          value={values[name]}
          error={errors[name]}
          onChange={event => onChange({[name]: event.target.value})}
        />
      ))}
    </div>
  );
}
