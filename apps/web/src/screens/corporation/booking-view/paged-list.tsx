import { type ReactNode, useEffect, useState } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { EndOfPage } from "#web/components/feedback/lists/list-end.tsx";
import { Button } from "#web/ui/actions/button.tsx";

const PAGE = 10;

/** Milliseconds between asking for more and seeing it. */
const DELAY = 2_000;

interface PagedListProps<Item> {
  items: readonly Item[];
  children: (shown: readonly Item[]) => ReactNode;
}

/** Shows a list ten at a time. The next ten come when the button is pressed or scrolled to, two seconds later. */
export function PagedList<Item>({ items, children }: PagedListProps<Item>) {
  const [count, setCount] = useState(PAGE);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => {
      setCount((before) => before + PAGE);
      setLoading(false);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [isLoading]);

  const rest = items.length - count;
  const loadMore = () => setLoading(true);
  return (
    <>
      {children(items.slice(0, count))}
      {rest > 0 && (
        <>
          {!isLoading && <EndOfPage onReach={loadMore} />}
          <Button className="push-center" isPending={isLoading} onClick={loadMore}>
            {isLoading ? bookingViewTexts.loadingMore : commonTexts.showMore(Math.min(rest, PAGE))}
          </Button>
        </>
      )}
    </>
  );
}
