import {NUMBER_SETTINGS, type FieldErrors, type NumberSettingName} from '@clube/domain';
import {Field} from '@clube/ui';
import formStyles from '../components/inputs/Form.module.css';
import styles from './Configuracoes.module.css';
import type {TypedNumbers} from './settings';

interface Props {
  /** The id of the heading. */
  id: string;
  title: string;
  about: string;
  names: readonly NumberSettingName[];
  values: TypedNumbers;
  errors: FieldErrors;
  onChange: (change: Partial<TypedNumbers>) => void;
  onLeave: () => void;
}

/** A card of settings that are numbers. */
export function NumberFields({id, title, about, names, values, errors, onChange, onLeave}: Props) {
  return (
    <div className={formStyles.card} role="group" aria-labelledby={id}>
      <div>
        <h2 id={id} className={formStyles.heading}>
          {title}
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
      {names.map(name => (
        <Field
          key={name}
          id={name}
          className={formStyles.half}
          label={NUMBER_SETTINGS[name].label}
          hint={NUMBER_SETTINGS[name].hint}
          inputMode={'decimals' in NUMBER_SETTINGS[name] ? 'decimal' : 'numeric'}
          maxLength={13}
          value={values[name]}
          error={errors[name]}
          onBlur={onLeave}
          onChange={event => onChange({[name]: event.target.value})}
        />
      ))}
    </div>
  );
}
