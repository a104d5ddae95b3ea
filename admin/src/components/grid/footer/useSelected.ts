import {useListContext} from 'react-admin';
import {numberOrDash} from '../../format/values';
import type {AllMatchingProps} from './SelectionBar';

/** The selected rows, on all pages, as a filter for a batch job; undefined without a selection. */
export function useSelected(): AllMatchingProps | undefined {
  const {selectedIds, onUnselectItems} = useListContext();
  if (selectedIds.length === 0) return undefined;
  return {filters: {id: selectedIds}, many: numberOrDash(selectedIds.length), onDone: onUnselectItems};
}
