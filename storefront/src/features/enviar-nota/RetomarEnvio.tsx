import {useFila} from './fila';
import {useEnvio} from './useEnvio';

/** Shows nothing: goes on with what was to be sent when the app was closed, and lets go of what others left here. */
export default function RetomarEnvio() {
  useEnvio(useFila());
  return null;
}
