import {ApiError, messageOf} from '@clube/api-client';
import {MAX_AVALIACAO, MAX_CLIENTE, NO_RATING, shortName, tooLong} from '@clube/domain';
import {Button, Field, Icon, TextAreaField, notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useRef, useState, type SubmitEvent} from 'react';
import {PhotosField} from '../../components/rating/PhotosField';
import {StarsInput} from '../../components/rating/Stars';
import {sendRating} from './api';
import styles from './RatePainter.module.css';

type Errors = Partial<Record<'nota' | 'cliente' | 'avaliacao' | 'arquivos', string>>;

const EMPTY = {nota: 0, cliente: '', avaliacao: ''};

function errorsOf({nota, cliente, avaliacao}: typeof EMPTY): Errors {
  const name = cliente.trim();
  return {
    ...(nota === 0 && {nota: NO_RATING}),
    ...(name === '' && {cliente: 'Informe o seu nome'}),
    ...(name.length > MAX_CLIENTE && {cliente: tooLong(MAX_CLIENTE)}),
    ...(avaliacao.trim().length > MAX_AVALIACAO && {avaliacao: tooLong(MAX_AVALIACAO)}),
  };
}

/** The customer's rating: stars, text, photos. Typed values stay whatever the response is. */
export function RateForm({token, onSent}: {token: string; onSent: () => void}) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [photos, setPhotos] = useState<File[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const change = (changes: Partial<typeof EMPTY>): void => {
    setValues({...values, ...changes});
    setErrors({});
  };
  const refuse = (faults: Errors, message: string): void => {
    setErrors(faults);
    notify.error(message);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid], input[type=radio]')?.focus());
  };
  const sending = useMutation({
    mutationFn: () =>
      sendRating(token, {
        nota: values.nota,
        cliente: values.cliente.trim(),
        avaliacao: values.avaliacao.trim(),
        arquivos: photos,
      }),
    meta: {silencioso: true},
    onSuccess: onSent,
    onError: reason => refuse(reason instanceof ApiError ? reason.campos : {}, messageOf(reason)),
  });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const faults = errorsOf(values);
    const [first] = Object.values(faults);
    if (first) refuse(faults, first);
    else if (!sending.isPending) sending.mutate();
  };
  return (
    <form ref={form} className={styles.form} aria-label="Sua avaliação" onSubmit={send} noValidate>
      <StarsInput value={values.nota} onValueChange={nota => change({nota})} />
      {errors.nota && (
        <p className={styles.error} role="alert">
          <Icon name="alert" size={16} /> {errors.nota}
        </p>
      )}
      <Field
        label="Seu nome"
        autoComplete="name"
        value={values.cliente}
        error={errors.cliente}
        hint={
          values.cliente.trim() ? `Aparece como ${shortName(values.cliente)}` : 'Aparece só o primeiro nome e a inicial'
        }
        onChange={({target}) => change({cliente: target.value})}
      />
      <TextAreaField
        label="Como foi o trabalho"
        optional
        rows={4}
        value={values.avaliacao}
        error={errors.avaliacao}
        onChange={({target}) => change({avaliacao: target.value})}
      />
      <PhotosField photos={photos} onPhotosChange={setPhotos} error={errors.arquivos} />
      <p className={styles.hint}>
        Sua avaliação aparece para todos na página do pintor, no Ache Seu Pintor. Este link vale uma vez.
      </p>
      <Button type="submit" busy={sending.isPending && 'ENVIANDO...'}>
        Enviar avaliação
      </Button>
    </form>
  );
}
