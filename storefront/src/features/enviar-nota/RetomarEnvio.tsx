import {avisar} from '@clube/ui';
import {useEffect} from 'react';
import {useFila} from './fila';
import {useEnvio} from './useEnvio';

/** Goes on with what was to be sent when the app was closed, and reminds of what was only chosen. Shows nothing else. */
export default function RetomarEnvio() {
  const fila = useFila();
  useEnvio(fila);
  const esquecidas = fila.retomada && !fila.pedida;
  useEffect(() => {
    if (esquecidas) avisar.info('Você tem notas escolhidas e não enviadas.', 'Elas esperam por você em Enviar nota.');
  }, [esquecidas]);
  return null;
}
