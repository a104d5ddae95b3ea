import type {BodyOf} from '@clube/api-client';
import {NOTIFICACAO_INACTIVITY, NOTIFICACAO_LIMITS, startOfDay, tooLong, type FieldErrors} from '@clube/domain';

/** The form values of a push notification. */
export interface PushValues {
  titulo: string;
  texto: string;
  nivel: string;
  estado: string;
  diasSemPontuar: string;
  /** "0" people, "1" companies. */
  isCompany: string;
  /** `YYYY-MM-DDTHH:mm` in São Paulo; undefined to send now. */
  agendarPara: string | undefined;
}

export const NEW_PUSH: PushValues = {
  ...{titulo: '', texto: '', nivel: '', estado: '', diasSemPontuar: '', isCompany: ''},
  agendarPara: undefined,
};

type Body = BodyOf<'/api/notificacoes/para-todos'>;
type Audience = Pick<Body, 'nivel' | 'estado' | 'diasSemPontuar' | 'isCompany'>;

const MINUTE_MS = 60_000;
/** Parses a local time in São Paulo. */
function momentOf(text: string): Date {
  const [day = '', time = ''] = text.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}

const {min, max} = NOTIFICACAO_INACTIVITY;

export function errorsOf(values: PushValues, now: Date): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [field, missing] of [
    ['titulo', 'Título obrigatório'],
    ['texto', 'Texto obrigatório'],
  ] as const) {
    const text = values[field].trim();
    if (text === '') errors[field] = missing;
    else if (text.length > NOTIFICACAO_LIMITS[field]) errors[field] = tooLong(NOTIFICACAO_LIMITS[field]);
  }
  const days = values.diasSemPontuar.trim();
  if (days !== '' && !(/^\d+$/.test(days) && Number(days) >= min && Number(days) <= max))
    errors.diasSemPontuar = `Informe de ${min} a ${max} dias sem pontuar`;
  if (values.agendarPara === '') errors.agendarPara = 'Informe quando enviar';
  else if (values.agendarPara !== undefined && momentOf(values.agendarPara) <= now)
    errors.agendarPara = 'Escolha um horário no futuro';
  return errors;
}

/** The audience, without empty conditions. */
export const audienceOf = ({nivel, estado, diasSemPontuar, isCompany}: PushValues): Audience => ({
  ...(nivel !== '' && {nivel: Number(nivel)}),
  ...(estado !== '' && {estado: estado as NonNullable<Audience['estado']>}),
  ...(diasSemPontuar.trim() !== '' && {diasSemPontuar: Number(diasSemPontuar)}),
  ...(isCompany !== '' && {isCompany: isCompany as '0' | '1'}),
});

export const bodyOf = (values: PushValues): Body => ({
  titulo: values.titulo,
  texto: values.texto,
  ...audienceOf(values),
  ...(values.agendarPara !== undefined && {agendarPara: momentOf(values.agendarPara).toISOString()}),
});
