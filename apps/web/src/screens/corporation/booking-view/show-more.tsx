import { commonTexts } from "#texts/da/common.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { EndOfPage } from "#web/components/feedback/end-of-page.tsx";
import { Button } from "#web/ui/actions/button.tsx";

export interface ShowMoreProps {
  /** How many are not shown yet. */
  rest: number;
  isLoading: boolean;
  loadMore: () => void;
}

/** Brings the next ten of a list: when pressed, and when it comes into sight. */
export function ShowMore({ rest, isLoading, loadMore }: ShowMoreProps) {
  return (
    <>
      {!isLoading && <EndOfPage onReach={loadMore} />}
      <Button className="push-center" isPending={isLoading} onClick={loadMore}>
        {isLoading ? bookingViewTexts.loadingMore : commonTexts.showMore(Math.min(rest, 10))}
      </Button>
    </>
  );
}
